-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.write_course_parts(held public.courses)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  set constraints public.lessons_course_id_position_key deferred;
  delete from public.lessons l using public.course_parts p
    where p.course_id = held.id and p.id = l.id and p.is_removed;
  update public.lessons l set title = g.title, minutes = g.minutes, blocks = g.blocks, requires_earlier = g.requires_earlier
    from public.course_parts p, jsonb_populate_record(null::public.lessons, p.content) g
    where p.course_id = held.id and p.id = l.id and p.content is distinct from p.published;
  insert into public.lessons (id, course_id, slug, position, title, minutes, blocks, requires_earlier)
    select p.id, held.id, g.slug, p.position, g.title, g.minutes, g.blocks, g.requires_earlier
    from public.course_parts p, jsonb_populate_record(null::public.lessons, p.content) g
    where p.course_id = held.id and p.kind = 'lesson' and not p.is_removed
    on conflict (id) do nothing;
  update public.lessons l set position = o.place
    from (
      select p.id, row_number() over (order by p.position, p.id) as place from public.course_parts p
      where p.course_id = held.id and p.kind = 'lesson' and not p.is_removed
    ) o
    where l.id = o.id and l.position <> o.place;
  set constraints public.lessons_course_id_position_key immediate;

  update public.questions q set topic = g.topic, kind = g.kind, stem = g.stem, choices = g.choices, answer = g.answer,
    explanation = g.explanation, sources = g.sources, is_critical = g.is_critical,
    is_active = g.is_active and not p.is_removed
    from public.course_parts p, jsonb_populate_record(null::public.questions, p.content) g
    where p.course_id = held.id and p.id = q.id and (p.content is distinct from p.published or p.is_removed);
  insert into public.questions (id, locale, bank, number, topic, kind, stem, choices, answer, explanation, sources,
    is_critical, is_active)
    select p.id, held.locale, held.bank, last.number + row_number() over (order by p.position, p.id), g.topic, g.kind,
      g.stem, g.choices, g.answer, g.explanation, g.sources, g.is_critical, g.is_active
    from public.course_parts p, jsonb_populate_record(null::public.questions, p.content) g, (
      select coalesce(max(q.number), 0) as number from public.questions q where q.locale = held.locale and q.bank = held.bank
    ) last
    where p.course_id = held.id and p.kind = 'question' and not p.is_removed
      and not exists (select from public.questions q where q.id = p.id);
end $function$;
grant execute on function private.write_course_parts(held public.courses) to function_owner;
