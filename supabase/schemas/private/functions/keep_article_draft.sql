-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_article_draft(article uuid, base_version integer, content jsonb)
 RETURNS TABLE(outcome public.article_draft_outcome, others text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  outcome := case when not private.is_staff('editor') then 'not-allowed'
    when not exists (select from public.articles a where a.id = article) then 'unknown'
    when private.article_version(article) is distinct from $2 then 'changed-meanwhile' else 'kept' end;
  if outcome in ('kept', 'changed-meanwhile') then
    insert into public.article_drafts as d (user_id, article_id, base_version, content) values (private.caller_id(), $1, $2, $3)
    on conflict (user_id, article_id) do update
      set base_version = excluded.base_version, content = excluded.content, saved_at = now();
    others := array(select coalesce(p.display_name, 'Someone else')
      from public.article_drafts d left join public.profiles p on p.id = d.user_id
      where d.article_id = article and d.user_id <> private.caller_id() and d.saved_at > now() - interval '1 hour'
      order by d.saved_at desc limit 5);
  end if;
  return next;
exception
  when check_violation or not_null_violation then
    outcome := 'invalid';
    return next;
end $function$;
alter function private.keep_article_draft(article uuid, base_version integer, content jsonb) owner to function_owner;
grant execute on function private.keep_article_draft(article uuid, base_version integer, content jsonb) to authenticated;
