-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.statement_sheet(statement uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.statement_sheet($1); end$function$;
grant execute on function public.statement_sheet(statement uuid) to anon, authenticated;
