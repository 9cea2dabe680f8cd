-- Entries that courses, surveys and check-ins add for people who have already entered, and what a merge of accounts moves.

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

-- Two accounts become one person, who keeps what one person may have: one ticket per activity, up to the limit. Other
-- tickets stay with the account that entered. A prize follows its ticket.
create function private.move_raffle_entries(from_person uuid, to_person uuid) returns void
language plpgsql set search_path = '' as $$
declare
  key text := private.entrant_key(to_person);
  held record;
begin
  perform from public.raffles r
    where r.id in (select e.raffle_id from public.raffle_entries e where e.user_id = from_person) order by r.id for update;
  for held in select e.*, r.entry_limit from public.raffle_entries e join public.raffles r on r.id = e.raffle_id
    where e.user_id = from_person order by e.raffle_id, e.number
  loop
    continue when private.tickets_of(held.raffle_id, key) >= held.entry_limit
      or exists (select from public.raffle_entries e where e.raffle_id = held.raffle_id and e.person_key = key
        and e.source = held.source and e.activity_id is not distinct from held.activity_id);
    update public.raffle_entries e set user_id = to_person, person_key = key where e.id = held.id;
    update public.raffle_winners w set user_id = to_person
      where w.raffle_id = held.raffle_id and w.number = held.number and w.user_id = from_person;
  end loop;
end $$;
grant execute on function private.move_raffle_entries(uuid, uuid) to function_owner;
