-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.submit_reversal(report jsonb, key uuid)
 RETURNS public.reversal_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given public.reversal_reports;
begin
  -- Reports are written one after the other, because each moves others.
  perform pg_advisory_xact_lock(hashtextextended('reversal reports', 0));
  if key is null then return 'invalid'; end if;
  if exists (select from private.reversal_keys k where k.key = submit_reversal.key) then return 'saved'; end if;
  if (select count(*) from private.reversal_keys k where not k.is_old) >= 500 then return 'too-many'; end if;
  given := jsonb_populate_record(null::public.reversal_reports, report);
  if given.county is not null then
    given.county := private.county_named(given.state, given.county);
    if given.county is null then return 'unknown-county'; end if;
  end if;
  given.id := gen_random_uuid();
  given.period := private.checked_period(given.grain, given.period);
  if length(given.story) > 2000 then return 'invalid'; end if;
  given.story := private.without_details(given.story);
  given.may_quote := coalesce(given.may_quote, false) and given.story is not null;
  given.is_released := false;
  given.is_distinct := false;
  given.repeat_of := null;
  given.status := 'new';
  given.received_month := date_trunc('month', now());
  perform private.add_among_reports(given);
  perform private.add_reversal_key(key);
  return 'saved';
exception
  when data_exception or integrity_constraint_violation then return 'invalid';
end $function$;
alter function private.submit_reversal(report jsonb, key uuid) owner to function_owner;
grant execute on function private.submit_reversal(report jsonb, key uuid) to anon;
