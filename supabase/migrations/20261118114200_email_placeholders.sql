-- The placeholders that the words of each email may have, so that no caller stores others (decision 066).

create table private.email_placeholders (
  message text not null check (message ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (name ~ '^[A-Za-z_]{1,60}$'),
  is_needed boolean not null,
  is_optional boolean not null,
  primary key (message, name)
);
comment on table private.email_placeholders is 'class:public';
comment on column private.email_placeholders.is_needed is 'The words must have it.';
comment on column private.email_placeholders.is_optional is
  'Its value may be missing, so the words must say what to use then: {name|someone}.';
alter table private.email_placeholders enable row level security;
revoke all on private.email_placeholders from public, anon, authenticated, service_role;
grant select on private.email_placeholders to function_owner;
create policy "function owner reads email placeholders" on private.email_placeholders for select to function_owner
  using (true);

/* Says which email staff can change, and its placeholders besides {site}: `!` marks those that the words must have, `?`
   those whose value may be missing. */
create procedure private.add_editable_email(message text, placeholders text default '')
language plpgsql set search_path = '' as $$
begin
  insert into private.email_placeholders (message, name, is_needed, is_optional) values ($1, 'site', false, false);
  insert into private.email_placeholders (message, name, is_needed, is_optional)
    select $1, rtrim(part, '!?'), part like '%!%', part like '%?%'
    from regexp_split_to_table(placeholders, ' ') as part where part <> '';
end $$;

-- Whether the words have placeholders that the email knows, each with what to say if it can be missing, and all it needs.
create function private.has_right_placeholders(message text, words text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  pattern constant text := '\{([A-Za-z_]+)(?:\|([^{}|]+))?\}';
begin
  return exists (select from private.email_placeholders p where p.message = $1)
    and regexp_replace(words, pattern, '', 'g') !~ '[{}]'
    and not exists (
      select from regexp_matches(words, pattern, 'g') as found (part)
      left join private.email_placeholders p on p.message = $1 and p.name = found.part[1]
      where p.name is null or p.is_optional and found.part[2] is null
    )
    and not exists (
      select from private.email_placeholders p
      where p.message = $1 and p.is_needed
        and not exists (select from regexp_matches(words, pattern, 'g') as found (part) where found.part[1] = p.name)
    );
end $$;
grant execute on function private.has_right_placeholders(text, text) to function_owner;

create function private.check_email_text() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_right_placeholders(new.message, concat_ws(e'\n', new.subject, new.heading, new.body, new.button)) then
    raise check_violation using message = 'The words have a placeholder that this email does not know, or lack one.';
  end if;
  return new;
end $$;
call private.publish_function('check_email_text');
create trigger check_email_text before insert or update on public.email_texts
  for each row when (new.subject is not null) execute function private.check_email_text();

call private.add_editable_email('account-inactive');
call private.add_editable_email('account-merge');
call private.add_editable_email('account-merged-away');
call private.add_editable_email('accounts-merged');
call private.add_editable_email('already-registered');
call private.add_editable_email('card-attack', 'gifts!');
call private.add_editable_email('certificate-expires', 'course! expires!');
call private.add_editable_email('certificate-name-corrected', 'course!');
call private.add_editable_email('certificate-ready', 'course!');
call private.add_editable_email('certificate-refused', 'course!');
call private.add_editable_email('certificate-reinstated', 'course!');
call private.add_editable_email('certificate-revoked', 'course!');
call private.add_editable_email('certificate-suspended', 'course!');
call private.add_editable_email('certificate-waiting', 'course!');
call private.add_editable_email('chapter-answer', 'chapter! name! question answer!');
call private.add_editable_email('chapter-message', 'chapter!');
call private.add_editable_email('chapter-removal', 'chapter! reason!');
call private.add_editable_email('class-certificate', 'course! day!');
call private.add_editable_email('class-certificate-guest', 'course! day!');
call private.add_editable_email('confirm-signup', 'code seconds');
call private.add_editable_email('consent-withdrawn', 'name!? title!');
call private.add_editable_email('contact-answer', 'name! question answer!');
call private.add_editable_email('data-export-ready');
call private.add_editable_email('email-change', 'from to seconds');
call private.add_editable_email('erasure-canceled');
call private.add_editable_email('extra-time', 'percent!');
call private.add_editable_email('gift-link');
call private.add_editable_email('guardian-birthday', 'name!?');
call private.add_editable_email('guardian-birthday-soon', 'name!? day!');
call private.add_editable_email('guardian-confirmed', 'name!?');
call private.add_editable_email('guardian-invitation', 'name!?');
call private.add_editable_email('guardianship-ended', 'name!?');
call private.add_editable_email('invitation', 'seconds');
call private.add_editable_email('invitation-declined');
call private.add_editable_email('kit-canceled');
call private.add_editable_email('kit-out-of-stock');
call private.add_editable_email('kit-shipped');
call private.add_editable_email('learner-birthday');
call private.add_editable_email('learner-birthday-soon', 'day!');
call private.add_editable_email('learner-export-ready');
call private.add_editable_email('learner-export-requested', 'guardian!? learner!?');
call private.add_editable_email('learner-invitation', 'name!?');
call private.add_editable_email('magic-link', 'code seconds');
call private.add_editable_email('merge-undone');
call private.add_editable_email('new-device', 'device! network?');
call private.add_editable_email('newsletter-confirm');
call private.add_editable_email('newsletter-issue', 'subject! note! title! summary!');
call private.add_editable_email('newsletter-link');
call private.add_editable_email('no-guardian', 'due!');
call private.add_editable_email('other-guardian-erasure', 'guardian!? learner!?');
call private.add_editable_email('other-guardian-export', 'guardian!? learner!?');
call private.add_editable_email('password-changed');
call private.add_editable_email('password-recovery', 'code seconds');
call private.add_editable_email('permission-asked', 'name!? title! day!');
call private.add_editable_email('permission-moved', 'name!? title! day!');
call private.add_editable_email('permission-reminder', 'name!? title! day!');
call private.add_editable_email('raffle-canceled', 'title! reason!');
call private.add_editable_email('raffle-draw-soon', 'title!');
call private.add_editable_email('raffle-open', 'title! closes!');
call private.add_editable_email('reauthentication', 'code');
call private.add_editable_email('recovery-code-used');
call private.add_editable_email('recovery-codes-created');
call private.add_editable_email('second-factor-added');
call private.add_editable_email('second-factor-removed');
call private.add_editable_email('unguarded-erasure-canceled');
call private.add_editable_email('young-learner-added', 'name!');
call private.add_editable_email('young-learner-expires', 'name! day!');
call private.add_editable_email('young-learner-request', 'name!');
