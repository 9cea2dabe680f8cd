-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.shown_supporter_pages(campaign uuid DEFAULT NULL::uuid)
 RETURNS TABLE(slug text, title text, name text, campaign_slug text, changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin if not private.module_is_open('supporter-pages') then return; end if; return query select * from private.shown_supporter_pages($1); end$function$;
grant execute on function public.shown_supporter_pages(campaign uuid) to anon, authenticated;
