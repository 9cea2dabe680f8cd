-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_newsletter_issue(issue uuid, article uuid, topic public.newsletter_topic, state text, subject text, note text)
 RETURNS public.newsletter_issue_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  if not exists (select from public.articles a where a.id = article and a.public_from <= now() and a.public_until > now()) then
    return 'not-published';
  end if;
  insert into public.newsletter_issues as i (id, article_id, topic, state, subject, note, created_by)
    values (issue, article, $3, private.filled_text($4), trim($5), trim(replace($6, E'\r\n', E'\n'), E' \n'), private.caller_id())
    on conflict (id) do update set article_id = excluded.article_id, topic = excluded.topic, state = excluded.state,
      subject = excluded.subject, note = excluded.note
    where i.status = 'draft';
  return (case when found then 'saved' else 'not-draft' end)::public.newsletter_issue_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.save_newsletter_issue(issue uuid, article uuid, topic public.newsletter_topic, state text, subject text, note text) owner to function_owner;
grant execute on function private.save_newsletter_issue(issue uuid, article uuid, topic public.newsletter_topic, state text, subject text, note text) to authenticated;
