-- Public view of a certificate, and lists for staff that are answered from indexes alone.

-- Numbers of certificates that are not valid, for the published status list.
create function private.certificate_status_list() returns table (status text, numbers integer[])
language sql stable security definer set search_path = '' as $$
  select c.status, array_agg(c.status_number order by c.status_number)
  from public.certificates c where c.status <> 'valid' group by c.status
$$;
call private.publish_function('certificate_status_list', '{anon, authenticated, service_role}');

-- Up to three initials. Words of one letter count only if there is no longer word, and then only the first one, so
-- that initials cannot spell a name.
create function private.initials(name text) returns text
language sql immutable set search_path = '' as $$
  with words as (
    select upper(substring(word from '[[:alpha:]]')) as letter, word ~ '[[:alpha:]].*[[:alpha:]]' as is_long, n
    from regexp_split_to_table(name, '[[:space:]]+') with ordinality w (word, n) where word ~ '[[:alpha:]]'
  )
  select string_agg(letter || '.', ' ' order by n) from (
    select letter, n from words where is_long or not exists (select from words l where l.is_long)
    order by n limit case when exists (select from words l where l.is_long) then 3 else 1 end
  ) as shown
$$;

-- The name shown to the public: of a minor only initials, and nothing while no guardian consents. It takes columns,
-- because a whole row would prevent an index-only scan.
create function private.displayed_name(holder uuid, holder_name text, name_form text) returns text
language sql stable set search_path = '' as $$
  select case
    when $2 is null or $3 = 'hidden' then null
    when exists (select from public.profiles p where p.id = $1 and p.adult_on > current_date) then
      case when private.has_consent($1, 'consent-certificate') then private.initials($2) end
    when $3 = 'full' then $2
    else private.initials($2)
  end
$$;

-- Whether the holder can renew it by passing the test again. It takes columns for the same reason.
create function private.can_renew(id text, status text, expires_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce($2 = 'valid' and $3 <= now() + private.renewal_window(), false)
    and not exists (select from public.certificates n where n.replaces = $1)
$$;

-- A computed field of each certificate.
create function public.can_renew(certificate public.certificates) returns boolean
language sql stable set search_path = '' as $$
  select private.can_renew(certificate.id, certificate.status, certificate.expires_at)
$$;

-- Public view of a certificate; null for unknown ids. Erasing an account removes the holder and the name.
create function private.certificate_card(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', c.id, 'name', private.displayed_name(c.user_id, c.holder_name, c.name_form), 'course', c.course_title,
    'criteria', c.criteria,
    'courseSlug', (select k.slug from public.courses k where k.id = c.course_id and k.status = 'published'),
    'issuedAt', c.issued_at, 'expiresAt', c.expires_at, 'statusNumber', c.status_number,
    'status', case when c.status <> 'valid' then c.status when c.expires_at <= now() then 'expired' else 'valid' end,
    'reason', c.status_reason, 'replaces', c.replaces,
    'replacedBy', (select n.id from public.certificates n where n.replaces = c.id),
    'isErased', c.user_id is null and c.holder_name is null,
    'canRenew', private.can_renew(c.id, c.status, c.expires_at)
  ) from public.certificates c where c.id = wanted
$$;
call private.publish_function('certificate_card', '{anon, authenticated, service_role}');

-- Names are found by word prefixes, ignoring case and accents.
create function private.search_words(given text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_remove(regexp_split_to_array(
    regexp_replace(normalize(lower(given), nfd), '[\u0300-\u036f]', '', 'g'), '[[:space:][:punct:]]+'), '')
$$;

create function private.has_words(name text, beginnings text[]) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (
    select from unnest(beginnings) as beginning
    where not exists (select from unnest(private.search_words(name)) as word where starts_with(word, beginning))
  )
$$;
grant execute on function private.has_words(text, text[]) to function_owner;

-- Every word of every name with the date of its certificate, so that the newest certificates of a common name are
-- read from the index and the others are not touched.
create table private.certificate_words (
  word text collate "C",
  issued_at timestamptz,
  certificate_id text references public.certificates (id) on delete cascade,
  primary key (word, issued_at, certificate_id)
);
comment on table private.certificate_words is 'class:s2';
create index certificate_words_certificate on private.certificate_words (certificate_id);
alter table private.certificate_words enable row level security;
revoke all on private.certificate_words from public, anon, authenticated, service_role;
grant select, insert, delete on private.certificate_words to function_owner;
create policy "function owner manages certificate words" on private.certificate_words for all to function_owner
  using (true) with check (true);

create function private.index_certificate_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.certificate_words w where w.certificate_id = new.id;
  insert into private.certificate_words (word, issued_at, certificate_id)
    select distinct word, new.issued_at, new.id from unnest(private.search_words(new.holder_name)) as word;
  return null;
end $$;
call private.publish_function('index_certificate_words');
create trigger index_certificate_words after insert or update of holder_name, issued_at on public.certificates
  for each row execute function private.index_certificate_words();

-- The newest certificates of each of the first 50 words that begin like this.
create function private.newest_certificates_of(beginning text, up_to integer)
returns table (id text, issued_at timestamptz) language sql stable set search_path = '' as $$
  with recursive found as (
    select min(w.word) as word, 1 as n from private.certificate_words w where w.word >= beginning collate "C"
    union all
    select (select min(w.word) from private.certificate_words w where w.word > found.word), n + 1
    from found where n < 50 and starts_with(found.word, beginning)
  )
  select newest.certificate_id, newest.issued_at from found cross join lateral (
    select w.certificate_id, w.issued_at from private.certificate_words w
    where w.word = found.word order by w.issued_at desc, w.certificate_id limit up_to
  ) as newest
  where starts_with(found.word, beginning)
  order by newest.issued_at desc, newest.certificate_id limit up_to
$$;
grant execute on function private.newest_certificates_of(text, integer) to function_owner;

/* The 200 newest certificates whose name has words that begin like all of these. Words of at least three letters are
   intersected in the full-text index. A single one, or shorter ones, would match too many rows there, so the longest is
   looked up in the words and the others filter the newest 500. */
create function private.search_certificates(words text) returns setof public.certificates
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text[] := array(
    select word from unnest(private.search_words(left(words, 100))) as word group by word order by length(word) desc
  );
  long_words text[] := array(select word from unnest(wanted) as word where length(word) >= 3);
begin
  if wanted = '{}' or not private.is_staff('instructor', 'auditor') then return; end if;
  if cardinality(long_words) > 1 then
    return query select c.* from public.certificates c
      where array_to_tsvector(private.search_words(coalesce(c.holder_name, ''))) @@ (
          -- The words contain no punctuation, so quoting is safe.
          select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(long_words) as word
        ) and (long_words = wanted or private.has_words(c.holder_name, wanted))
      order by c.issued_at desc, c.id limit 200;
  else
    return query select c.*
      from private.newest_certificates_of(wanted[1], case when cardinality(wanted) = 1 then 200 else 500 end) as newest
      join public.certificates c on c.id = newest.id
      where cardinality(wanted) = 1 or private.has_words(c.holder_name, wanted)
      order by c.issued_at desc, c.id limit 200;
  end if;
end $$;
call private.publish_function('search_certificates', '{authenticated}');

-- History of a certificate: changed by the holder, by a named colleague, or by the system.
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
call private.publish_function('certificate_history', '{authenticated}');

create index certificates_names on public.certificates
  using gin (array_to_tsvector(private.search_words(coalesce(holder_name, ''))));

grant execute on function private.initials(text), private.displayed_name(uuid, text, text) to function_owner;
grant execute on function private.can_renew(text, text, timestamptz) to function_owner, authenticated;
grant execute on function public.can_renew(public.certificates), private.renewal_window() to authenticated;
grant execute on function private.search_words(text) to function_owner, service_role;
