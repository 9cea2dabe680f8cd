-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.winner_contacts(raffle uuid)
 RETURNS TABLE(number integer, name text, state text, is_minor boolean, contacts text[])
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.winner_contacts($1); end$function$;
grant execute on function public.winner_contacts(raffle uuid) to authenticated;
