-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mark_contact_message(message uuid, is_done boolean)
 RETURNS public.contact_mark_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'unknown'; end if;
  update public.contact_messages m set done_at = case when is_done then coalesce(m.done_at, now()) end
    where m.id = message;
  return (case when found then 'marked' else 'unknown' end)::public.contact_mark_outcome;
end $function$;
alter function private.mark_contact_message(message uuid, is_done boolean) owner to function_owner;
grant execute on function private.mark_contact_message(message uuid, is_done boolean) to authenticated;
