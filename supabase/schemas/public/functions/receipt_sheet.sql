-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.receipt_sheet(receipt uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.receipt_sheet($1); end$function$;
grant execute on function public.receipt_sheet(receipt uuid) to anon, authenticated;
