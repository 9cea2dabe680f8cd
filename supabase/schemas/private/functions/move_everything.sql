-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_everything(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  step text;
begin
  for step in select s.name from private.merge_steps s order by s.position loop
    execute format('select private.%I($1, $2)', step) using from_person, to_person;
  end loop;
end $function$;
grant execute on function private.move_everything(from_person uuid, to_person uuid) to function_owner;
