-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.put_on_costume(person uuid, wanted text)
 RETURNS public.wearing_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kind public.costume_kind;
begin
  select c.kind into kind from public.owned_costumes o join public.costumes c on c.key = o.costume
    where o.user_id = person and o.costume = wanted;
  if kind is null then return 'unknown'; end if;
  update public.wardrobes w set
    costume = case kind when 'costume' then wanted else w.costume end,
    background = case kind when 'background' then wanted else w.background end
    where w.user_id = person;
  return 'changed';
end $function$;
grant execute on function private.put_on_costume(person uuid, wanted text) to function_owner;
