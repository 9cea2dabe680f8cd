-- Entries that courses, surveys and check-ins add for people who have already entered.

/* For the check-in, and the triggers below: an entry in every open raffle that the person has already entered, because
   only they have agreed to its rules. */
create function private.enter_for_activity(person uuid, by_source public.raffle_source, activity uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  key text := private.entrant_key(person);
  held public.raffles;
begin
  for held in select r.* from public.raffles r where r.closes_at > now() and by_source = any (r.sources)
      and exists (select from public.raffle_entries e where e.raffle_id = r.id and e.user_id = person)
    order by r.id for update of r
  loop
    if private.raffle_obstacle(held) is null and private.entrant_obstacle(held, person) is null
      and private.tickets_of(held.id, key) < held.entry_limit
      and not exists (select from public.raffle_entries e where e.raffle_id = held.id and e.person_key = key
        and e.source = by_source and e.activity_id = activity)
    then
      perform private.announce_tickets(held, person, array[private.take_ticket(held.id, person, key, by_source, activity)]);
    end if;
  end loop;
end $$;
call private.publish_function('enter_for_activity');

create function private.enter_for_course() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.enter_for_activity(new.user_id, 'course', new.course_id);
  return null;
end $$;
call private.publish_function('enter_for_course');
create trigger enter_for_course after update of passed_at on public.enrollments
  for each row when (old.passed_at is null and new.passed_at is not null) execute function private.enter_for_course();

create function private.enter_for_survey() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.enter_for_activity(new.user_id, 'survey', new.id);
  return null;
end $$;
call private.publish_function('enter_for_survey');
create trigger enter_for_survey after insert on public.survey_responses
  for each row when (new.user_id is not null and new.phase = 'after') execute function private.enter_for_survey();
