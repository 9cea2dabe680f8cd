-- A prize that its winner has claimed waits for the event staff, and a medical review that is almost a year old for an
-- editor. Reviews are good for a year, as those of state laws.

create index raffle_winners_waiting on public.raffle_winners (raffle_id)
  where claimed_at is not null and handed_over_at is null and passed_at is null;
call private.add_inbox_list('raffles', '{events}', 'public.raffle_winners',
  'item.claimed_at is not null and item.handed_over_at is null and item.passed_at is null', 'raffle_id');

-- Raffles with a prize that its winner has claimed and staff have not handed over.
create function public.raffles_with_claimed_prizes() returns setof public.raffles
language plpgsql stable set search_path = '' as $$
begin
  return query select r.* from public.raffles r where r.id in (
    select w.raffle_id from public.raffle_winners w
    where w.claimed_at is not null and w.handed_over_at is null and w.passed_at is null);
end $$;
revoke execute on function public.raffles_with_claimed_prizes() from public, anon, service_role;
grant execute on function public.raffles_with_claimed_prizes() to authenticated;

create index articles_by_review on public.articles (reviewed_on) where status = 'published' and has_health_content;
-- Two selects, because each of them reads an index of its own.
update private.inbox_lists set condition = $$item.id in (
  select a.id from public.articles a where a.status = 'review'
  union all
  select a.id from public.articles a
  where a.status = 'published' and a.has_health_content and a.reviewed_on < current_date - 335)$$
where list = 'articles';
update private.inbox_lists set relation = 'public.courses', key = 'id', condition = $$item.id in (
  select d.course_id from public.course_drafts d where d.status = 'review'
  union all
  select c.id from public.courses c where c.status = 'published' and c.reviewed_on < current_date - 335)$$
where list = 'courses';
create trigger note_inbox_review after update of reviewed_on on public.articles for each row
  when (old.reviewed_on < current_date - 335 and new.reviewed_on is distinct from old.reviewed_on)
  execute function private.note_inbox_change('articles', 'id');
create trigger note_inbox_review after update of reviewed_on on public.courses for each row
  when (old.reviewed_on < current_date - 335 and new.reviewed_on is distinct from old.reviewed_on)
  execute function private.note_inbox_change('courses', 'id');
