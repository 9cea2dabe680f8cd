-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.take_off_costume(kind public.costume_kind)
 RETURNS public.wearing_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.wardrobes w set
    costume = case kind when 'costume' then null else w.costume end,
    background = case kind when 'background' then null else w.background end
    where w.user_id = private.caller_id() and kind is not null;
  return (case when found then 'changed' else 'unknown' end)::public.wearing_outcome;
end $function$;
alter function private.take_off_costume(kind public.costume_kind) owner to function_owner;
grant execute on function private.take_off_costume(kind public.costume_kind) to authenticated;
