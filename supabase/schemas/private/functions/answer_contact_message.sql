-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.answer_contact_message(message uuid, answer text)
 RETURNS public.contact_answer_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.contact_messages;
begin
  if not private.is_staff('outreach') then return 'unknown'; end if;
  select * into held from public.contact_messages m where m.id = message for update;
  if held.id is null then return 'unknown'; end if;
  if held.answered_at is not null then return 'already'; end if;
  if private.filled_text($2) is null then return 'invalid'; end if;
  update public.contact_messages m set answer = trim($2), answered_at = now(), done_at = coalesce(m.done_at, now())
    where m.id = message;
  perform private.queue_email('contact-answer', held.email,
    jsonb_build_object('name', held.name, 'question', held.body, 'answer', trim($2)), 'contact answer ' || message);
  return 'answered';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.answer_contact_message(message uuid, answer text) owner to function_owner;
grant execute on function private.answer_contact_message(message uuid, answer text) to authenticated;
