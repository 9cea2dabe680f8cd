-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_legal_identity(legal_name text, ein text, address text, deductibility text)
 RETURNS public.gift_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_legal_identity($1, $2, $3, $4)$function$;
grant execute on function public.save_legal_identity(legal_name text, ein text, address text, deductibility text) to authenticated;
