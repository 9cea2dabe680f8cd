-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_colors_legible(main_color text, text_color text, giving_color text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  if not ($1 ~ '^#[0-9a-f]{6}$' and $2 ~ '^#[0-9a-f]{6}$' and $3 ~ '^#[0-9a-f]{6}$') then return false; end if;
  return not exists (
    select from private.color_pairs($1, $2, $3) p where private.contrast(p.color, p.other) < p.minimum
  );
end $function$;
grant execute on function private.are_colors_legible(main_color text, text_color text, giving_color text) to function_owner, service_role;
