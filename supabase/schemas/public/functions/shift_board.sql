-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.shift_board()
 RETURNS TABLE(id uuid, title text, about text, place text, chapter text, event text, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, capacity integer, taken integer, offered integer, status public.signup_status, is_offered boolean, place_in_line integer, missing public.shift_requirement[], minimum_age smallint, is_suggested boolean, course_title text, course_slug text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.shift_board(); end$function$;
grant execute on function public.shift_board() to authenticated;
