-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.start_policy_draft(kind text)
 RETURNS public.policy_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  insert into public.policy_drafts (kind, title, summary, sections, saved_by)
    select t.kind, t.title, case when t.sections = '[]' then t.summary else '' end, t.sections, private.caller_id()
    from public.policy_texts t where t.kind = $1 order by t.version desc limit 1
    on conflict do nothing;
  return (case when exists (select from public.policy_drafts d where d.kind = $1)
    then 'saved' else 'unknown' end)::public.policy_edit_outcome;
end $function$;
alter function private.start_policy_draft(kind text) owner to function_owner;
grant execute on function private.start_policy_draft(kind text) to authenticated;
