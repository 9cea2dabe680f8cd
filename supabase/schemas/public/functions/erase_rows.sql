-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.erase_rows(person uuid, email text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  entry private.person_map;
begin
  for entry in select * from private.person_map m
    where m.erasure in ('delete', 'anonymize') and m.relation not like 'storage.%'
    order by m.erasure = 'delete', m.relation
  loop
    execute format(case entry.erasure
        when 'delete' then 'delete from %1$I.%2$I where %3$s'
        else 'update %1$I.%2$I set %4$s where %3$s' end,
      split_part(entry.relation, '.', 1), split_part(entry.relation, '.', 2), entry.row_condition, entry.anonymizes)
      using person, email;
  end loop;
end $function$;
grant execute on function public.erase_rows(person uuid, email text) to service_role;
