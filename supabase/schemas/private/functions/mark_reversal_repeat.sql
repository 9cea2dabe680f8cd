-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mark_reversal_repeat(report uuid, original uuid)
 RETURNS public.reversal_review_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.reversal_reports;
  kept public.reversal_reports;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  select * into held from public.reversal_reports r where r.id = report;
  select * into kept from private.lookalikes_of(held) l where l.id = original;
  if kept.id is null then return 'unknown'; end if;
  if held.status = 'counted' and kept.status <> 'counted' then
    select held.id, kept.id into original, report;
  end if;
  update public.reversal_reports r set repeat_of = original, is_distinct = false,
    status = case r.status when 'counted' then r.status else 'set-aside' end
    where r.id = report;
  update public.reversal_reports r set repeat_of = original where r.repeat_of = report;
  return 'saved';
end $function$;
alter function private.mark_reversal_repeat(report uuid, original uuid) owner to function_owner;
grant execute on function private.mark_reversal_repeat(report uuid, original uuid) to authenticated;
