-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_policy(kind text, base_revision integer, effective_from timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.policy_publish_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.policy_drafts;
  last public.policy_texts;
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  select d.* into draft from public.policy_drafts d where d.kind = $1 for update;
  if draft.kind is null then return 'unknown'; end if;
  if draft.revision is distinct from base_revision then return 'changed-meanwhile'; end if;
  select t.* into strict last from public.policy_texts t where t.kind = $1 order by t.version desc limit 1;
  if btrim(draft.summary) = '' then return 'no-summary'; end if;
  if draft.title = last.title and draft.sections = last.sections and (draft.sections <> '[]' or draft.summary = last.summary)
    then return 'unchanged'; end if;
  if $3 < now() then return 'past'; end if;
  if coalesce($3, now()) <= last.effective_from then return 'too-early'; end if;
  insert into public.policy_texts (kind, version, title, summary, effective_from, locale, sections)
    values ($1, last.version + 1, draft.title, draft.summary, coalesce($3, now()), last.locale, draft.sections);
  delete from public.policy_drafts d where d.kind = $1;
  return 'published';
end $function$;
alter function private.publish_policy(kind text, base_revision integer, effective_from timestamp with time zone) owner to function_owner;
grant execute on function private.publish_policy(kind text, base_revision integer, effective_from timestamp with time zone) to authenticated;
