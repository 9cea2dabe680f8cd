-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_supporter_page(name text, title text, slug text, story text, goal_cents integer, campaign uuid DEFAULT NULL::uuid, page uuid DEFAULT NULL::uuid)
 RETURNS public.supporter_page_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('supporter-pages') then raise sqlstate 'PT404' using message = 'This part of the site is switched off.'; end if; return private.save_supporter_page($1, $2, $3, $4, $5, $6, $7); end$function$;
grant execute on function public.save_supporter_page(name text, title text, slug text, story text, goal_cents integer, campaign uuid, page uuid) to authenticated;
