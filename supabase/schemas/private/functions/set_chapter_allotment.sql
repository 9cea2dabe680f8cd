-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_chapter_allotment(chapter uuid, kits integer)
 RETURNS public.chapter_allotment_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  insert into private.chapter_allotments (chapter_id, kits_per_quarter) values (chapter, kits)
    on conflict (chapter_id) do update set kits_per_quarter = excluded.kits_per_quarter;
  return 'saved';
exception
  when check_violation or not_null_violation or foreign_key_violation then return 'invalid';
end $function$;
alter function private.set_chapter_allotment(chapter uuid, kits integer) owner to function_owner;
grant execute on function private.set_chapter_allotment(chapter uuid, kits integer) to authenticated;
