-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_title_lines(lines jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(lines) = 'object' and lines - '{wide,phone}'::text[] = '{}'
    and coalesce(jsonb_typeof(lines -> 'wide') = 'array' and jsonb_typeof(lines -> 'phone') = 'array', false)
    and (select coalesce(bool_and(private.is_text_of(t, 2, 22)), false) and count(*) <= 3
      from jsonb_path_query(lines, 'strict $.wide[*]') as t)
    and (select coalesce(bool_and(private.is_text_of(t, 2, 22)), false) and count(*) <= 4
      from jsonb_path_query(lines, 'strict $.phone[*]') as t)
$function$;
grant execute on function private.are_title_lines(lines jsonb) to function_owner, service_role;
