-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_event(wanted uuid, details jsonb)
 RETURNS TABLE(outcome public.event_change_outcome, event uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.events;
  changed public.events;
begin
  select e.* into held from public.events e where e.id = wanted for update;
  if wanted is not null and held.id is null then outcome := 'unknown'; return next; return; end if;
  if held.id is null then
    held.id := gen_random_uuid();
    held.created_at := now();
    held.updated_at := now();
    held.status := 'draft';
    held.description := '';
    held.features := '{}';
    held.questions := '[]';
    held.line_up := '[]';
    held.take_home := '[]';
    held.series_skips := '{}';
    held.needs_registration := true;
  end if;
  changed := jsonb_populate_record(held, details - '{id,created_at,updated_at,series_rule,series_start,series_minutes,series_skips}'::text[]);
  outcome := private.event_problem(held, changed);
  if outcome is not null then return next; return; end if;
  insert into public.events values (changed.*)
    on conflict (id) do update set slug = excluded.slug, kind = excluded.kind, status = excluded.status,
      title = excluded.title, summary = excluded.summary, description = excluded.description,
      chapter_id = excluded.chapter_id, format = excluded.format, place = excluded.place, street = excluded.street,
      city = excluded.city, directions = excluded.directions, state = excluded.state, time_zone = excluded.time_zone,
      poster_art = excluded.poster_art, poster_color = excluded.poster_color, features = excluded.features,
      questions = excluded.questions, line_up = excluded.line_up, take_home = excluded.take_home, needs_registration = excluded.needs_registration,
      recap = excluded.recap, people_trained = excluded.people_trained, kits_given = excluded.kits_given;
  perform private.update_event_dates(held, changed);
  outcome := 'saved';
  event := changed.id;
  return next;
exception
  when unique_violation then
    outcome := 'taken-slug';
    return next;
  when check_violation or not_null_violation or invalid_text_representation or foreign_key_violation then
    outcome := 'invalid';
    return next;
end $function$;
alter function private.save_event(wanted uuid, details jsonb) owner to function_owner;
grant execute on function private.save_event(wanted uuid, details jsonb) to authenticated;
