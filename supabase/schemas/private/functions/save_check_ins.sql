-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_check_ins(key text, device uuid, steps jsonb)
 RETURNS TABLE(sequence integer, outcome public.check_in_outcome, checked_in_at timestamp with time zone, checked_in_by text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.check_in_links := private.open_check_in_link(key);
  step record;
  moment timestamptz;
begin
  -- One helper at a time, as for everything that changes seats.
  perform from public.event_dates d where d.id = link.date_id for update;
  update public.check_in_links l set last_used_at = now() where l.id = link.id;
  for step in
    select s.* from jsonb_to_recordset(steps) as s (sequence integer, kind text, registration uuid, people integer,
      name text, email text, code_hash text, party_size integer, signature text, lot text, kits integer,
      seconds_ago numeric)
    order by s.sequence limit 1000
  loop
    sequence := step.sequence;
    checked_in_at := null;
    checked_in_by := null;
    -- The age of a step, because the clock of a phone may be wrong.
    moment := now() - make_interval(secs => least(greatest(step.seconds_ago, 0), 172800)::double precision);
    if link.id is null then
      outcome := 'closed';
    elsif device is null or sequence is null then
      outcome := 'invalid';
    elsif step.kind = 'check-in' and step.signature is null then
      outcome := 'unknown';
    -- A row of another list, or one that was changed on the phone.
    elsif step.kind = 'check-in' and step.signature <> private.roster_signature(
      link, step.registration, step.name, step.code_hash, step.party_size) then
      outcome := 'changed';
    elsif step.kind = 'check-in' then
      select made.outcome, made.at, made.by_label into outcome, checked_in_at, checked_in_by
        from private.check_in(link, device, sequence, step.registration, step.people, moment) made;
    elsif step.kind = 'undo' then
      outcome := private.undo_check_in(link, step.registration, moment);
    elsif step.kind = 'walk-up' then
      outcome := private.add_walk_up(link, device, sequence, step.registration, step.name, step.email, step.people, moment);
    elsif step.kind = 'kits' then
      outcome := private.hand_out_kits(link, device, sequence, step.lot, step.kits, moment);
    else
      outcome := 'invalid';
    end if;
    perform private.note_refusal(link, device, sequence, outcome, step.people, step.lot, step.kits, moment);
    return next;
  end loop;
end $function$;
alter function private.save_check_ins(key text, device uuid, steps jsonb) owner to function_owner;
grant execute on function private.save_check_ins(key text, device uuid, steps jsonb) to anon, authenticated;
