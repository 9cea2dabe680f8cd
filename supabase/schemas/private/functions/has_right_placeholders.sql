-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_right_placeholders(message text, words text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  pattern constant text := '\{([A-Za-z_]+)(?:\|([^{}|]+))?\}';
begin
  return exists (select from private.email_placeholders p where p.message = $1)
    and regexp_replace(words, pattern, '', 'g') !~ '[{}]'
    and not exists (
      select from regexp_matches(words, pattern, 'g') as found (part)
      left join private.email_placeholders p on p.message = $1 and p.name = found.part[1]
      where p.name is null or p.is_optional and found.part[2] is null
    )
    and not exists (
      select from private.email_placeholders p
      where p.message = $1 and p.is_needed
        and not exists (select from regexp_matches(words, pattern, 'g') as found (part) where found.part[1] = p.name)
    );
end $function$;
grant execute on function private.has_right_placeholders(message text, words text) to function_owner;
