-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_survey_pairs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  old_rows public.survey_responses[] := '{}';
  new_rows public.survey_responses[] := '{}';
begin
  if tg_op = 'DELETE' then
    old_rows := array(select r from removed r);
  elsif tg_op = 'INSERT' then
    new_rows := array(select a from added a);
  else
    -- The use of a token changes nothing that counts.
    select coalesce(array_agg(r), '{}'), coalesce(array_agg(a), '{}') into old_rows, new_rows
    from (select removed as r, added as a from removed join added using (id)) as changed
    where row((r).course_id, (r).user_id, (r).guest, (r).phase, (r).right_count, (r).is_after_test)
      is distinct from row((a).course_id, (a).user_id, (a).guest, (a).phase, (a).right_count, (a).is_after_test);
  end if;
  if old_rows || new_rows = '{}' then return null; end if;
  insert into private.survey_totals (course_id)
    select distinct n.course_id from unnest(new_rows) as n order by 1 on conflict do nothing;
  perform from private.survey_totals t
    where t.course_id in (select changed.course_id from unnest(old_rows || new_rows) as changed)
    order by t.course_id for update;
  with answers as (
    select -1 as sign, o.* from unnest(old_rows) as o
    union all select -1, r.* from (select distinct o.course_id, o.user_id, o.guest from unnest(old_rows) as o) as person
      cross join lateral private.survey_responses_of(person.course_id, person.user_id, person.guest) as r
      where r.id not in (select n.id from unnest(new_rows) as n)
    union all select 1, r.* from (select distinct n.course_id, n.user_id, n.guest from unnest(new_rows) as n) as person
      cross join lateral private.survey_responses_of(person.course_id, person.user_id, person.guest) as r
  ), pairs as (
    select b.course_id, b.sign, b.right_count as right_before, a.right_count as right_after
    from answers b join answers a on a.sign = b.sign and a.course_id = b.course_id
      and (a.user_id = b.user_id or a.guest = b.guest)
    where b.phase = 'before' and a.phase = 'after' and a.is_after_test
  )
  update private.survey_totals t set people = t.people + change.people,
    right_before = t.right_before + change.right_before, right_after = t.right_after + change.right_after
  from (
    select p.course_id, sum(p.sign) as people, sum(p.sign * p.right_before) as right_before,
      sum(p.sign * p.right_after) as right_after
    from pairs p group by p.course_id
  ) as change
  where t.course_id = change.course_id;
  return null;
end $function$;
alter function private.count_survey_pairs() owner to function_owner;
