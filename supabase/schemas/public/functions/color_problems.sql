-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.color_problems(main_color text, text_color text, giving_color text)
 RETURNS TABLE(field text, pair text, ratio numeric, minimum numeric, nearest text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.color_problems($1, $2, $3); end$function$;
grant execute on function public.color_problems(main_color text, text_color text, giving_color text) to authenticated;
