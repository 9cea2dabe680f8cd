-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.note_inbox_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed text := to_jsonb(coalesce(new, old)) ->> tg_argv[1];
begin
  -- Reports are deleted and added again when they are shuffled, so a deletion does not end the taking.
  if tg_op = 'UPDATE' and exists (select from public.taken_items t where t.list = tg_argv[0] and t.row_id = changed)
    and not private.is_waiting(tg_argv[0], changed)
  then
    delete from public.taken_items t where t.list = tg_argv[0] and t.row_id = changed;
  end if;
  perform private.announce_inbox();
  return null;
end $function$;
alter function private.note_inbox_change() owner to function_owner;
