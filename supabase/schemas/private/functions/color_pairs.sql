-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.color_pairs(main_color text, text_color text, giving_color text)
 RETURNS TABLE(field text, color text, pair text, other text, minimum numeric)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  values
    ('main_color', $1, 'ink', '#041c13', 4.5),
    ('main_color', $1, 'dark-area', '#043a25', 4.5),
    ('main_color', $1, 'focus-ring', '#0e5794', 3),
    ('text_color', $2, 'white', '#ffffff', 4.5),
    ('text_color', $2, 'tinted-area', '#adf9c9', 4.5),
    ('giving_color', $3, 'ink', '#041c13', 4.5),
    ('giving_color', $3, 'focus-ring', '#0e5794', 3)
$function$;
grant execute on function private.color_pairs(main_color text, text_color text, giving_color text) to function_owner, service_role;
