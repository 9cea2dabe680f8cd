-- Parts of the site that an organization may not run. Administrators switch them off and on.

create type public.site_module as enum (
  'events', 'raffles', 'giving', 'supporter-pages', 'volunteering', 'reversals', 'kits', 'newsletter', 'world'
);

create table public.site_modules (
  id uuid primary key default gen_random_uuid(),
  name public.site_module not null unique,
  is_open boolean not null default true
);
comment on table public.site_modules is 'class:public';
comment on column public.site_modules.is_open is
  'While it is closed, its pages are not found and nothing new starts in it. What people have already keeps working.';
insert into public.site_modules (id, name)
  select md5(module::text)::uuid, module from unnest(enum_range(null::public.site_module)) as module;

alter table public.site_modules enable row level security;
grant select on public.site_modules to anon, authenticated, function_owner, service_role;
grant update (is_open) on public.site_modules to authenticated;
grant update on public.site_modules to service_role;
create policy "anyone reads which modules are open" on public.site_modules for select
  to anon, authenticated, function_owner using (true);
create policy "administrators switch modules" on public.site_modules for update to authenticated
  using ((select private.is_staff('admin'))) with check ((select private.is_staff('admin')));
alter publication supabase_realtime add table public.site_modules;
call private.audit_table('public.site_modules');

-- Supporter pages collect gifts, so they need both.
create function private.module_is_open(module public.site_module) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not exists (select from public.site_modules m
    where not m.is_open and (m.name = $1 or $1 = 'supporter-pages' and m.name = 'giving'));
end $$;
call private.publish_function('module_is_open', '{anon,authenticated,service_role}', is_in_api => false);

/* Makes a function of the API part of a module. While the module is off it returns `closed`; without such an outcome a
   function that reads returns nothing, and one that writes fails with 404, as its page does. */
create procedure private.put_in_module(module public.site_module, name text, closed text default null)
language plpgsql set search_path = '' as $$
declare
  target pg_catalog.pg_proc;
  call text;
  answer text;
begin
  select p.* into strict target from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = put_in_module.name;
  call := format('private.%I(%s)', name,
    (select string_agg('$' || number, ', ' order by number) from generate_series(1, target.pronargs) as number));
  answer := case when closed is not null then format('return %L', closed)
    when target.provolatile = 'v' then 'raise sqlstate ''PT404'' using message = ''This part of the site is switched off.'''
    when target.proretset then 'return' else 'return null' end;
  execute format('create or replace function public.%I(%s) returns %s language plpgsql %s set search_path = %L as %L', name,
    pg_get_function_arguments(target.oid), pg_get_function_result(target.oid),
    case target.provolatile when 's' then 'stable' else 'volatile' end, '',
    format('begin if not private.module_is_open(%L) then %s; end if; return %s; end', module, answer,
      case when target.proretset then 'query select * from ' else '' end || call));
end $$;

call private.put_in_module('events', 'register_for_event');
call private.put_in_module('raffles', 'enter_raffle', 'closed');
call private.put_in_module('raffles', 'raffle_eligibility', 'closed');
call private.put_in_module('giving', 'start_donation');
call private.put_in_module('giving', 'offer_gift');
call private.put_in_module('supporter-pages', 'save_supporter_page');
call private.put_in_module('supporter-pages', 'shown_supporter_pages');
call private.put_in_module('supporter-pages', 'supporter_page');
call private.put_in_module('volunteering', 'apply_to_volunteer');
call private.put_in_module('volunteering', 'take_shift', 'closed');
call private.put_in_module('reversals', 'submit_reversal');
call private.put_in_module('reversals', 'request_refill');
call private.put_in_module('kits', 'request_kit');
call private.put_in_module('newsletter', 'subscribe_to_newsletter');
call private.put_in_module('world', 'buy_costume');
call private.put_in_module('world', 'wear_costume');
call private.put_in_module('world', 'take_off_costume');
call private.put_in_module('world', 'change_nameplate');

-- A switch can be switched back from the log.
create or replace function public.is_undoable(entry public.audit_entries) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return entry.verb = 'changed' and entry.record_kind in ('article_categories', 'article_tags', 'awards', 'campaigns',
      'helplines', 'history_entries', 'press_coverage', 'search_synonyms', 'site_modules', 'state_laws', 'team_members')
    and not exists (select from jsonb_each(entry.changes) c where not c.value ? 'to')
    and not exists (select from public.audit_entries later where later.undoes = entry.id);
end $$;
