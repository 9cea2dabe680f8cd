-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_chapter_message(chapter uuid, name text, email text, body text)
 RETURNS public.chapter_message_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.chapters;
  message uuid;
begin
  -- The lock makes concurrent messages wait, so that each counts the others.
  select * into held from public.chapters c where c.id = chapter and c.status = 'active' and c.accepts_messages for update;
  if held.id is null then return 'unknown'; end if;
  if coalesce(not private.is_email_address(trim($3)), true) then return 'invalid'; end if;
  if (select count(*) >= 50 or count(*) filter (where lower(m.email) = lower(trim($3))) >= 5
    from public.chapter_messages m where m.chapter_id = chapter and m.sent_at > now() - interval '1 day') then
    return 'too-many';
  end if;
  insert into public.chapter_messages (chapter_id, name, email, body)
    values (chapter, trim($2), trim($3), trim($4)) returning id into message;
  perform private.queue_email('chapter-message', r.address,
      jsonb_build_object('chapter', held.name, 'id', message),
      format('chapter message %s %s', message, r.address))
    from (
      select e.address from public.user_roles u join private.confirmed_emails e on e.user_id = u.user_id
      where u.chapter_id = chapter
      union all select private.chapters_address()
      where not exists (select from public.user_roles u where u.chapter_id = chapter)
    ) as r;
  return 'sent';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.send_chapter_message(chapter uuid, name text, email text, body text) owner to function_owner;
grant execute on function private.send_chapter_message(chapter uuid, name text, email text, body text) to anon, authenticated;
