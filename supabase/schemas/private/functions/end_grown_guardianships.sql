-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.end_grown_guardianships()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  link record;
  ended bigint := 0;
begin
  for link in update public.guardianships g set birthday_notified_at = now() from public.profiles p
    where p.id = g.learner_id and g.ended_at is null and g.verified_at is not null and g.birthday_notified_at is null
      and p.adult_on > current_date and p.adult_on <= current_date + 30
    returning g.id, g.guardian_id, g.learner_id, p.adult_on, p.display_name
  loop
    perform private.notify(link.guardian_id, 'account', 'guardian-birthday-soon',
      jsonb_build_object('name', link.display_name, 'day', link.adult_on), 'birthday-soon ' || link.id);
    perform private.notify(link.learner_id, 'account', 'learner-birthday-soon',
      jsonb_build_object('day', link.adult_on), 'birthday-soon ' || link.id);
  end loop;
  for link in update public.guardianships g set ended_at = now(), ended_because = 'birthday' from public.profiles p
    where p.id = g.learner_id and g.ended_at is null and not p.adult_on > current_date
    returning g.id, g.guardian_id, g.learner_id, g.verified_at, p.display_name
  loop
    ended := ended + 1;
    perform private.end_consents_of(link.learner_id, link.guardian_id);
    continue when link.verified_at is null;
    perform private.notify(link.guardian_id, 'account', 'guardian-birthday',
      jsonb_build_object('name', link.display_name));
    perform private.notify(link.learner_id, 'account', 'learner-birthday');
  end loop;
  return ended;
end $function$;
grant execute on function private.end_grown_guardianships() to function_owner;
