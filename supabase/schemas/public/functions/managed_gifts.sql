-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.managed_gifts(key text DEFAULT NULL::text, page_end uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.managed_gifts($1, $2); end$function$;
comment on function public.managed_gifts(key text, page_end uuid) is 'network-limit: 300 per 600 seconds';
grant execute on function public.managed_gifts(key text, page_end uuid) to anon, authenticated;
