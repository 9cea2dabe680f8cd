-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.is_undoable(entry public.audit_entries)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return entry.verb = 'changed' and entry.record_kind in ('article_categories', 'article_tags', 'awards', 'campaigns',
      'helplines', 'history_entries', 'press_coverage', 'search_synonyms', 'site_modules', 'state_laws', 'team_members')
    and not exists (select from jsonb_each(entry.changes) c where not c.value ? 'to')
    and not exists (select from public.audit_entries later where later.undoes = entry.id);
end $function$;
grant execute on function public.is_undoable(entry public.audit_entries) to authenticated;
