-- Looking up and listing certificates, answered by indexes alone however many there are, and what staff do with
-- a certificate.

-- What an index holds has to fit into it.
alter table public.certificates
  add constraint certificates_title_length check (length(course_title) <= 120),
  add constraint certificates_criteria_length check (length(criteria) <= 300);

create unique index certificates_card on public.certificates (id) include (
  user_id, course_id, course_title, criteria, holder_name, name_form, issued_at, expires_at, status, status_reason,
  status_number, replaces
);
create index certificates_renewals on public.certificates (replaces) include (id) where replaces is not null;
create index profiles_ages on public.profiles (id) include (adult_on);

drop index public.certificates_holder;
create index certificates_holder on public.certificates (user_id, issued_at desc)
  include (id, course_title, expires_at, status);
drop index public.certificates_newest;
create index certificates_newest on public.certificates (issued_at desc, id)
  include (user_id, course_title, holder_name, expires_at, status);
drop index public.certificates_course;
create index certificates_course on public.certificates (course_id, issued_at desc, id)
  include (user_id, course_title, holder_name, expires_at, status);
create index certificates_state on public.certificates (status, issued_at desc, id)
  include (user_id, course_id, course_title, holder_name, expires_at) where status <> 'valid';
create index enrollments_member on public.enrollments (user_id, seen_at desc)
  include (course_id, lessons_done, started_at, passed_at);

-- The name as the public sees it, from its parts: a whole row would be fetched from the table.
create function private.name_as_shown(holder uuid, holder_name text, name_form text) returns text
language sql stable set search_path = '' as $$
  select case
    when $2 is null or $3 = 'hidden' then null
    when $3 = 'full' and not exists (select from public.profiles p where p.id = $1 and p.adult_on > current_date)
      then $2
    else (
      select string_agg(upper(left(word, 1)) || '.', ' ' order by n)
      from regexp_split_to_table(trim($2), '[[:space:]]+') with ordinality w (word, n)
    )
  end
$$;

create or replace function private.certificate_card(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', c.id, 'name', private.name_as_shown(c.user_id, c.holder_name, c.name_form), 'course', c.course_title,
    'criteria', c.criteria,
    'courseSlug', (select k.slug from public.courses k where k.id = c.course_id and k.status = 'published'),
    'issuedAt', c.issued_at, 'expiresAt', c.expires_at, 'statusNumber', c.status_number,
    'status', case when c.status <> 'valid' then c.status when c.expires_at <= now() then 'expired' else 'valid' end,
    'reason', c.status_reason, 'replaces', c.replaces,
    'replacedBy', (select n.id from public.certificates n where n.replaces = c.id)
  ) from public.certificates c where c.id = wanted
$$;
drop function private.shown_name(public.certificates);
grant execute on function private.name_as_shown(uuid, text, text) to keeper;

-- Names are found by the beginnings of their words, whatever the case and the accents.
create function private.name_words(given text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_remove(regexp_split_to_array(
    regexp_replace(normalize(lower(given), nfd), '[\u0300-\u036f]', '', 'g'), '[[:space:][:punct:]]+'), '')
$$;
create index certificates_names on public.certificates
  using gin (array_to_tsvector(private.name_words(coalesce(holder_name, ''))));

create function private.certificates_named(words text) returns setof public.certificates
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted tsquery := (
    -- Words have lost their punctuation, so nothing in them ends the quotes.
    select string_agg('''' || word || ''':*', ' & ')::tsquery
    from unnest(private.name_words(left(words, 100))) as word
  );
begin
  if wanted is null or not private.is_staff('instructor', 'auditor') then return; end if;
  return query select c.* from public.certificates c
    where array_to_tsvector(private.name_words(coalesce(c.holder_name, ''))) @@ wanted;
end $$;

-- What became of a certificate and by whom: the holder, a colleague by name, or nobody in particular.
create function private.certificate_history(wanted text)
returns table (kind text, detail text, happened_at timestamptz, by_holder boolean, by_name text)
language sql stable security definer set search_path = '' as $$
  select e.kind, e.detail, e.happened_at, coalesce(e.actor = c.user_id, false),
    case when e.actor is distinct from c.user_id
      then (select p.display_name from public.profiles p where p.id = e.actor) end
  from public.certificate_events e join public.certificates c on c.id = e.certificate_id
  where e.certificate_id = wanted and private.is_staff('instructor', 'auditor')
  order by e.happened_at desc
$$;

-- Nothing is done to a certificate without a reason, and whoever holds it hears of it.
create or replace function private.set_certificate_status(wanted text, new_status text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  held public.certificates;
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  select * into held from public.certificates c where c.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if held.status = 'revoked' then return 'revoked-for-good'; end if;
  if held.status = new_status then return 'unchanged'; end if;
  if not coalesce(case new_status
    when 'valid' then reason in ('cleared', 'mistake')
    when 'suspended' then reason in ('under-review', 'name-of-another', 'cheating', 'holder-asked')
    when 'revoked' then reason in ('issued-in-error', 'name-of-another', 'cheating', 'holder-asked')
  end, false) then return 'unreadable'; end if;
  update public.certificates set status = new_status,
    status_reason = case when new_status <> 'valid' then reason end where id = wanted;
  insert into public.certificate_events (certificate_id, kind, detail, actor) values (wanted,
    case new_status when 'valid' then 'reinstated' else new_status end, reason, private.caller_id());
  if held.user_id is not null then
    perform private.notify(held.user_id, 'account',
      case new_status when 'valid' then 'Your certificate counts again' when 'suspended'
        then 'Your certificate is suspended' else 'Your certificate is revoked' end,
      format(case new_status when 'valid' then '“%s” is valid again. Whoever checks it sees that from now on.'
        when 'suspended' then 'For now “%s” does not count. Its page says why. If you think that is wrong, answer this mail.'
        else '“%s” no longer counts. Its page says why. If you think that is wrong, answer this mail.' end, held.course_title),
      '/certificate/' || wanted);
  end if;
  return 'changed';
end $$;

-- For holders who cannot do it themselves. The log names whoever did it and why, never the old name.
create function private.correct_certificate_name(wanted text, new_name text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  held public.certificates;
  cleaned text := nullif(trim(regexp_replace(new_name, '[[:space:]]+', ' ', 'g')), '');
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  select * into held from public.certificates c where c.id = wanted for update;
  -- Whoever erased their account is not named again.
  if held.id is null or held.user_id is null then return 'unknown'; end if;
  if cleaned is null or length(cleaned) > 100 or cleaned ~ '[[:cntrl:]]' then return 'unreadable'; end if;
  if reason is null or reason not in ('misspelled', 'new-name', 'holder-asked') then return 'no-reason'; end if;
  if cleaned is not distinct from held.holder_name then return 'unchanged'; end if;
  update public.certificates set holder_name = cleaned where id = wanted;
  insert into public.certificate_events (certificate_id, kind, detail, actor)
    values (wanted, 'name-corrected', reason, private.caller_id());
  perform private.notify(held.user_id, 'account', 'The name on your certificate was corrected',
    format('We changed the name on “%s”. If it is wrong, you can change it on the page of the certificate.', held.course_title),
    '/certificate/' || wanted);
  return 'saved';
end $$;

alter function private.certificates_named(text) owner to keeper;
alter function private.certificate_history(text) owner to keeper;
alter function private.correct_certificate_name(text, text, text) owner to keeper;
grant execute on function private.name_words(text) to keeper, service_role;
grant execute on function private.certificates_named(text), private.certificate_history(text),
  private.correct_certificate_name(text, text, text) to authenticated;

create function public.certificates_named(words text) returns setof public.certificates
language sql stable set search_path = '' as $$
  select * from private.certificates_named(words)
$$;
create function public.certificate_history(wanted text)
returns table (kind text, detail text, happened_at timestamptz, by_holder boolean, by_name text)
language sql stable set search_path = '' as $$
  select * from private.certificate_history(wanted)
$$;
create function public.correct_certificate_name(wanted text, new_name text, reason text) returns text
language sql set search_path = '' as $$
  select private.correct_certificate_name(wanted, new_name, reason)
$$;
grant execute on function public.certificates_named(text), public.certificate_history(text),
  public.correct_certificate_name(text, text, text) to authenticated;
