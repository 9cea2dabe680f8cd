-- Approved hours of volunteers are a public number. Each volunteer adds full hours, so that quarters of an hour of many
-- entries are added before they are rounded down. Hours have no state: ten of them may be those of one person.

create function private.count_hours_of(person uuid) returns void language plpgsql set search_path = '' as $$
declare
  hours integer;
begin
  -- Two decisions at once are added one after the other.
  perform pg_advisory_xact_lock(hashtextextended('counted hours of ' || person, 0));
  select sum(h.minutes) / 60 into hours from public.volunteer_hours h where h.user_id = person and h.status = 'approved';
  if coalesce(hours, 0) = 0 then
    delete from private.impact_records r where r.source = 'volunteer-hours' and r.subject = person;
  else
    insert into private.impact_records as r (source, subject, amount) values ('volunteer-hours', person, hours)
      on conflict (source, subject) do update set amount = excluded.amount where r.amount <> excluded.amount;
  end if;
end $$;
grant execute on function private.count_hours_of(uuid) to function_owner;

-- Hours that are deleted with an account stay counted: they were given.
create function private.record_volunteer_hours() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hours_of(new.user_id);
  if tg_op = 'UPDATE' and old.user_id <> new.user_id then
    perform private.count_hours_of(old.user_id);
  end if;
  return null;
end $$;
call private.publish_function('record_volunteer_hours');
create trigger record_added_hours after insert on public.volunteer_hours
  for each row when (new.status = 'approved') execute function private.record_volunteer_hours();
create trigger record_changed_hours after update of status, minutes, user_id on public.volunteer_hours
  for each row when (old.status = 'approved' or new.status = 'approved') execute function private.record_volunteer_hours();

select private.count_hours_of(h.user_id) from public.volunteer_hours h where h.status = 'approved' group by h.user_id;

comment on column private.impact_records.subject is
  'The person with a certificate, who counts once, or with volunteer hours; otherwise the registration, the request or the handout.';
update private.person_map set title = 'What you add to our public numbers',
  row_condition = 'source in (''certificates'', ''volunteer-hours'') and subject = $1',
  shows = '[["source", "Records"], ["state", "State"], ["amount", "Amount"]]',
  kept_because = 'The public numbers stay right, without a link to you.'
  where relation = 'private.impact_records';
