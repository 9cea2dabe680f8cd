-- How a link between a guardian and a learner comes about and ends. Every function answers with a word; only
-- these functions write the tables.

-- Codes are typed by people: no letters that look alike, read in any case, with or without the dash.
create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random.bytes, place) & 31) + 1, 1)
      || case when place = 4 then '-' else '' end, '' order by place)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) as random,
    generate_series(0, 9) as place
$$;
create function private.code_hash(given text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    translate(regexp_replace(upper(given), '[^A-Z0-9]', '', 'g'), 'OIL', '011'), 'UTF8'))
$$;
create function private.lock_caller() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('invitations of ' || private.caller_id(), 0))
$$;
create function private.is_mail_address(given text) returns boolean
language sql immutable set search_path = '' as $$
  select length(given) <= 254
    and given ~ '^[^[:cntrl:][:space:]@<>,;:"()\\]+@[^[:cntrl:][:space:]@<>,;:"()\\.]+(\.[^[:cntrl:][:space:]@<>,;:"()\\.]+)+$'
$$;

-- Makes a code, and sends it where an address is given. The answer is the same whether or not anybody has an
-- account there, and for an address that has had its three letters of the day.
create function private.invite(from_side text, to_address text, relation text, out outcome text, out code text)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  target text := lower(nullif(trim(to_address), ''));
  name text;
begin
  perform private.lock_caller();
  outcome := case
    when from_side = 'learner' and not private.is_minor(me) then 'not-learner'
    when from_side = 'guardian' and not private.is_confirmed_adult(me) then 'not-adult'
    when from_side = 'guardian' and target is null then 'unreadable'
    when from_side = 'guardian' and coalesce(relation not in ('parent', 'legal-guardian', 'foster-parent'), true)
      then 'unreadable'
    when target is not null and not private.is_mail_address(target) then 'unreadable'
    when target = (select lower(m.address) from private.mailboxes m where m.user_id = me) then 'own-address'
    when (select count(*) from public.guardianships g where g.ended_at is null and g.guardian_id = me) >= 6
      then 'guardian-full'
    when (select count(*) from public.guardianships g where g.ended_at is null and g.learner_id = me) >= 4
      then 'learner-full'
    when (select count(*) from public.guardian_invitations i
      where i.made_by = me and i.created_at > now() - interval '1 day') >= 10 then 'too-many'
  end;
  if outcome is not null then return; end if;
  -- A new code replaces the one before it for the same person.
  update public.guardian_invitations i set withdrawn_at = now()
    where i.made_by = me and i.address is not distinct from target and i.used_at is null and i.withdrawn_at is null;
  outcome := 'made';
  code := private.new_code();
  insert into public.guardian_invitations (made_by, side, relation, address, secret_hash)
    values (me, from_side, relation, target, private.code_hash(code));
  if target is null then return; end if;
  name := private.letter_name_of(me, case from_side when 'learner' then 'A learner' else 'A parent or guardian' end);
  if (select count(*) from public.guardian_invitations i
    where i.address = target and i.created_at > now() - interval '1 day') <= 3 then
    perform private.queue_letter('guardian_invitation', target,
      case from_side when 'learner' then name || ' asks you to be their guardian here'
        else name || ' would like to be linked with you' end,
      private.invitation_letter(from_side, name, code));
  end if;
  -- Mailed codes are read in the mailbox: holding one proves whose it is.
  code := null;
end $$;

create function private.invitation_letter(from_side text, name text, code text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'heading', case from_side when 'learner' then 'You decide. Read it first.' else 'A guardian wants to be linked' end,
    'paragraphs', case from_side
      when 'learner' then jsonb_build_array(
        name || ' is under 18 and is learning to recognize and reverse an opioid overdose. They gave us your address, so that you can decide what they take part in.',
        'Open the page below, sign in or make an account with this address, and say yes or no to each part. Nothing starts without you.')
      else jsonb_build_array(
        name || ' says they are your parent or guardian and would like to see your progress here and give consent for you.',
        'If that is right, sign in with this address and say yes. If not, say no or ignore this mail: nothing happens without your yes.')
      end,
    'action', jsonb_build_object('label', 'Look at the invitation', 'path', '/guardian/accept/' || code),
    'code', code,
    'code_note', 'Or type this code on the site. It works once, for 14 days:',
    'footnote', 'You don’t know who this is? Then do nothing. The invitation ends by itself and we forget your address.'
  )
$$;

-- The invitation behind a code, if the caller may use it. Wrong codes are counted; ten an hour are enough.
create function private.usable_invitation(code text, out outcome text, out invitation uuid)
language plpgsql set search_path = '' as $$
declare
  me uuid := private.caller_id();
  held public.guardian_invitations;
begin
  perform private.lock_caller();
  if (select count(*) from private.code_guesses g
    where g.user_id = me and g.guessed_at > now() - interval '1 hour') >= 10 then
    outcome := 'too-many';
    return;
  end if;
  select i.* into held from public.guardian_invitations i
    where i.secret_hash = private.code_hash(code) and i.used_at is null and i.withdrawn_at is null
      and i.expires_at > now() and (i.address is null
        or i.address = (select lower(m.address) from private.mailboxes m where m.user_id = me))
    for update;
  if held.id is null then
    insert into private.code_guesses (user_id) values (me);
    outcome := 'unknown';
  elsif held.made_by = me then
    outcome := 'own';
  else
    if held.side = 'learner' then
      perform private.lock_people(me, held.made_by);
      outcome := private.link_obstacle(me, held.made_by);
    else
      perform private.lock_people(held.made_by, me);
      outcome := private.link_obstacle(held.made_by, me);
    end if;
    outcome := coalesce(outcome, 'usable');
    invitation := held.id;
  end if;
end $$;

create function private.look_at_invitation(code text)
returns table (outcome text, side text, name text, hint text, relation text, is_confirmed_later boolean)
language plpgsql security definer set search_path = '' as $$
declare
  usable record;
begin
  select * into usable from private.usable_invitation(code);
  return query select usable.outcome, i.side, private.name_of(i.made_by),
      case i.side when 'guardian' then private.address_hint_of(i.made_by) end, i.relation, i.address is null
    from (select 1) as _ left join public.guardian_invitations i
      on i.id = usable.invitation and usable.outcome = 'usable';
end $$;

-- Uses a code up. A learner who named the address has said yes already; one who gave out a code sees first who
-- came with it.
create function private.answer_invitation(
  code text, is_accepted boolean, as_relation text, answers jsonb, signed_name text
) returns table (outcome text, link uuid, learner uuid) language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  usable record;
  held public.guardian_invitations;
  is_guardian boolean;
begin
  select * into usable from private.usable_invitation(code);
  outcome := usable.outcome;
  if outcome <> 'usable' then return next; return; end if;
  select * into held from public.guardian_invitations i where i.id = usable.invitation;
  is_guardian := held.side = 'learner';
  if is_accepted and is_guardian then
    outcome := case when coalesce(as_relation not in ('parent', 'legal-guardian', 'foster-parent'), true)
      then 'unreadable' else private.answers_problem(answers, signed_name) end;
    if outcome is not null then return next; return; end if;
  end if;
  update public.guardian_invitations set used_at = now() where id = held.id;
  if not is_accepted then
    perform private.notify(held.made_by, 'guardian', 'Your invitation was turned down',
      'The person you invited said no. You can talk about it and invite them again.',
      case when is_guardian then '/me/guardians' else '/guardian' end);
    outcome := 'declined';
    return next;
    return;
  end if;
  learner := case when is_guardian then held.made_by else me end;
  insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
    values (
      case when is_guardian then me else held.made_by end, learner,
      case when is_guardian then as_relation else held.relation end, now(),
      case when is_guardian and held.address is null then null else now() end
    ) returning id into link;
  if is_guardian then perform private.write_consents(learner, answers, signed_name); end if;
  outcome := case when is_guardian and held.address is null then 'waits' else 'linked' end;
  perform private.notify(held.made_by, 'account',
    case outcome when 'waits' then 'Somebody used your guardian code' else 'Your invitation was accepted' end,
    coalesce(private.name_of(me), 'Somebody')
      || case when is_guardian then coalesce(' (' || private.address_hint_of(me) || ')', '') else '' end
      || case outcome
        when 'waits' then ' says they are your guardian. Is it who you think? Confirm or refuse.'
        else ' is now linked with you.' end,
    case when is_guardian then '/me/guardians' else '/guardian' end);
  return next;
end $$;

-- A learner says whether the person who came with the code is their guardian.
create function private.confirm_guardian(link uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  guardian uuid;
begin
  update public.guardianships g set learner_confirmed_at = now()
    where g.id = link and g.learner_id = (select private.caller_id()) and g.ended_at is null
      and g.learner_confirmed_at is null and private.is_minor(g.learner_id)
    returning g.guardian_id into guardian;
  if guardian is null then return 'unknown'; end if;
  perform private.notify(guardian, 'account', 'You are linked with '
    || coalesce(private.name_of(private.caller_id()), 'a learner'),
    'They confirmed that you are their guardian. Say yes or no to each part.', '/guardian');
  return 'confirmed';
end $$;

-- Either side, at any time, at once. What the guardian allowed ends with it.
create function private.end_guardianship(link uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  ended public.guardianships;
begin
  update public.guardianships g set ended_at = now(), ended_by = me,
    ended_because = case when g.verified_at is null then 'refused' when g.guardian_id = me then 'guardian' else 'learner' end
    where g.id = link and g.ended_at is null and me in (g.guardian_id, g.learner_id)
    returning * into ended;
  if ended.id is null then return 'unknown'; end if;
  perform private.end_what_was_allowed(ended.learner_id, ended.guardian_id);
  perform private.notify(
    case when ended.guardian_id = me then ended.learner_id else ended.guardian_id end, 'account',
    'A link between guardian and learner has ended',
    coalesce(private.name_of(me), 'The other side') || ' ended the link with you. What was allowed through it has stopped.',
    case when ended.guardian_id = me then '/me/guardians' else '/guardian' end);
  return 'ended';
end $$;

create function private.withdraw_invitation(invitation uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update public.guardian_invitations i set withdrawn_at = now()
    where i.id = invitation and i.made_by = (select private.caller_id()) and i.used_at is null
      and i.withdrawn_at is null;
  return case when found then 'withdrawn' else 'unknown' end;
end $$;

-- The caller's links that are alive, with the names of both sides.
create function private.my_guardianships()
returns table (
  link uuid, side text, guardian_id uuid, learner_id uuid, name text, hint text, relation text,
  verified_at timestamptz, created_at timestamptz, adult_on date
) language sql stable security definer set search_path = '' as $$
  select g.id, case when g.guardian_id = me then 'guardian' else 'learner' end, g.guardian_id, g.learner_id,
    private.name_of(other), case when other = g.guardian_id then private.address_hint_of(other) end, g.relation,
    g.verified_at, g.created_at,
    -- A birthday is not for somebody whom the learner has not confirmed.
    case when g.verified_at is not null or g.learner_id = me then p.adult_on end
  from private.caller_id() as me, public.guardianships g
    cross join lateral (select case when g.guardian_id = me then g.learner_id else g.guardian_id end) as _ (other)
    join public.profiles p on p.id = g.learner_id
  where g.ended_at is null and me in (g.guardian_id, g.learner_id) and p.adult_on > current_date
  order by g.created_at
$$;

-- The page about a learner, as their guardians see it; the learner may look at the same page. A guardian's look
-- is noted, several within five minutes as one.
create function private.open_learner_page(learner uuid)
returns table (learner_id uuid, name text, adult_on date, guardians jsonb, deleted_on date)
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  if learner <> me and not private.guards(learner) or not private.is_minor(learner) then return; end if;
  if learner <> me then perform private.note_visit(learner, 'page'); end if;
  return query select p.id, p.display_name, p.adult_on, coalesce((
    select jsonb_agg(jsonb_build_object('id', g.guardian_id, 'name', private.name_of(g.guardian_id),
      'relation', g.relation, 'since', g.verified_at) order by g.verified_at)
    from public.guardianships g
    where g.learner_id = learner and g.verified_at is not null and g.ended_at is null), '[]'),
    (select e.due_at::date from public.erasures e where e.user_id = learner)
  from public.profiles p where p.id = learner;
end $$;

create function private.note_visit(learner uuid, what text) returns void
language sql set search_path = '' as $$
  insert into public.guardian_visits (guardian_id, learner_id, what)
  select me, learner, $2 from private.caller_id() as me
  where not exists (
    select from public.guardian_visits v
    where v.guardian_id = me and v.learner_id = learner and v.what = $2
      and v.visited_at > now() - interval '5 minutes'
  )
$$;

alter function private.invite(text, text, text) owner to keeper;
alter function private.look_at_invitation(text) owner to keeper;
alter function private.answer_invitation(text, boolean, text, jsonb, text) owner to keeper;
alter function private.confirm_guardian(uuid) owner to keeper;
alter function private.end_guardianship(uuid) owner to keeper;
alter function private.withdraw_invitation(uuid) owner to keeper;
alter function private.my_guardianships() owner to keeper;
alter function private.open_learner_page(uuid) owner to keeper;
grant execute on function private.new_code(), private.lock_caller(), private.code_hash(text), private.is_mail_address(text),
  private.invitation_letter(text, text, text), private.usable_invitation(text), private.note_visit(uuid, text)
  to keeper;
grant execute on function private.invite(text, text, text), private.look_at_invitation(text),
  private.answer_invitation(text, boolean, text, jsonb, text), private.confirm_guardian(uuid), private.end_guardianship(uuid),
  private.withdraw_invitation(uuid), private.my_guardianships(), private.open_learner_page(uuid) to authenticated;

create function public.invite_guardian(address text default null)
returns table (outcome text, code text) language sql set search_path = '' as $$
  select * from private.invite('learner', address, null)
$$;
create function public.invite_learner(address text, relation text)
returns table (outcome text, code text) language sql set search_path = '' as $$
  select * from private.invite('guardian', address, relation)
$$;
create function public.look_at_invitation(code text)
returns table (outcome text, side text, name text, hint text, relation text, is_confirmed_later boolean)
language sql set search_path = '' as $$
  select * from private.look_at_invitation(code)
$$;
create function public.answer_invitation(
  code text, is_accepted boolean, relation text default null, answers jsonb default '{}', signed_name text default ''
) returns table (outcome text, link uuid, learner uuid) language sql set search_path = '' as $$
  select * from private.answer_invitation(code, is_accepted, relation, answers, signed_name)
$$;
create function public.confirm_guardian(link uuid) returns text language sql set search_path = '' as $$
  select private.confirm_guardian(link)
$$;
create function public.end_guardianship(link uuid) returns text language sql set search_path = '' as $$
  select private.end_guardianship(link)
$$;
create function public.withdraw_invitation(invitation uuid) returns text language sql set search_path = '' as $$
  select private.withdraw_invitation(invitation)
$$;
create function public.my_guardianships()
returns table (
  link uuid, side text, guardian_id uuid, learner_id uuid, name text, hint text, relation text,
  verified_at timestamptz, created_at timestamptz, adult_on date
) language sql stable set search_path = '' as $$
  select * from private.my_guardianships()
$$;
create function public.open_learner_page(learner uuid)
returns table (learner_id uuid, name text, adult_on date, guardians jsonb, deleted_on date)
language sql set search_path = '' as $$
  select * from private.open_learner_page(learner)
$$;
grant execute on function public.invite_guardian(text), public.invite_learner(text, text),
  public.look_at_invitation(text), public.answer_invitation(text, boolean, text, jsonb, text), public.confirm_guardian(uuid),
  public.end_guardianship(uuid), public.withdraw_invitation(uuid), public.my_guardianships(),
  public.open_learner_page(uuid) to authenticated;
