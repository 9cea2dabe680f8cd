-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.decided_by_name(request public.refund_requests)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.refund_colleague(request.decided_by);
end $function$;
grant execute on function public.decided_by_name(request public.refund_requests) to authenticated;
