-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_merge(address text)
 RETURNS public.merge_request_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  target text := lower(trim(address));
  owner uuid;
  code text := private.new_code();
  started_at timestamptz := clock_timestamp();
begin
  perform private.lock_caller();
  if not private.is_confirmed_adult(me) then return 'not-adult'; end if;
  if not coalesce(private.is_email_address(target), false) then return 'invalid'; end if;
  if target = (select lower(m.address) from private.confirmed_emails m where m.user_id = me) then return 'own-address'; end if;
  if (select count(*) from public.account_merges g
    where g.asker = me and g.created_at > now() - interval '1 day') >= 5 then return 'too-many'; end if;
  select m.user_id into owner from private.confirmed_emails m where lower(m.address) = target order by m.user_id limit 1;
  -- A new code replaces the previous one.
  update public.account_merges g set secret_hash = null where g.asker = me and g.merged_at is null;
  insert into public.account_merges (asker, other, sent_to, secret_hash)
    values (me, owner, private.address_digest(target), private.code_hash(code));
  if (select count(*) from public.account_merges g
    where g.other = owner and g.created_at > now() - interval '1 day') between 1 and 3 then
    perform private.queue_email('account-merge', target, jsonb_build_object('code', code));
  end if;
  -- Otherwise the time would tell whether the address has an account.
  perform pg_sleep_until(started_at + interval '100 milliseconds');
  return 'sent';
end $function$;
alter function private.request_merge(address text) owner to function_owner;
grant execute on function private.request_merge(address text) to authenticated;
