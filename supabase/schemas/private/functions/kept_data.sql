-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.kept_data()
 RETURNS TABLE(title text, fields text[], hidden_because text, does_guardian_see boolean, is_deleted boolean, kept_until text, kept_because text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.title,
    array(
      select distinct field ->> 1 from private.person_map o, jsonb_array_elements(o.shows) as field
      where o.title = m.title order by 1
    ),
    min(m.hidden_because), bool_or(m.guardian_sees), bool_and(m.erasure in ('with_account', 'delete')),
    min(m.kept_until), min(m.kept_because)
  from private.person_map m group by m.title order by m.title not like 'Your %', m.title
$function$;
alter function private.kept_data() owner to function_owner;
grant execute on function private.kept_data() to anon, authenticated;
