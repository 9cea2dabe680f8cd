-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.is_own_request(request public.refund_requests)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return request.requested_by is not distinct from auth.uid();
end $function$;
grant execute on function public.is_own_request(request public.refund_requests) to authenticated;
