-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_page_typing(page uuid, form text, content jsonb)
 RETURNS TABLE(outcome public.page_edit_outcome, others text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  outcome := case when not private.is_staff('editor') then 'not-allowed'
    when not exists (select from public.page_drafts d where d.page_id = page) then 'unknown' else 'saved' end;
  if outcome = 'saved' then
    insert into public.page_typing as t (user_id, page_id, form, content) values (private.caller_id(), $1, $2, $3)
      on conflict on constraint page_typing_pkey do update set content = excluded.content, saved_at = now();
    others := array(select coalesce(p.display_name, 'Someone else')
      from public.page_typing t left join public.profiles p on p.id = t.user_id
      where t.page_id = page and t.form = $2 and t.user_id <> private.caller_id() and t.saved_at > now() - interval '1 hour'
      order by t.saved_at desc limit 5);
  end if;
  return next;
exception
  when check_violation or not_null_violation or foreign_key_violation then
    outcome := 'invalid';
    return next;
end $function$;
alter function private.keep_page_typing(page uuid, form text, content jsonb) owner to function_owner;
grant execute on function private.keep_page_typing(page uuid, form text, content jsonb) to authenticated;
