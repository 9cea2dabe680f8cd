-- Only finance reads how much one person may refund: someone who knows the limit knows which amounts nobody else checks.

revoke select on public.site_settings from anon, authenticated;
do $$
begin
  execute format('grant select (%s) on public.site_settings to anon, authenticated', (
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
    where a.attrelid = 'public.site_settings'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attname <> 'refund_limit_cents'
  ));
end $$;

-- What one person may refund of a gift; null if one person is always enough.
create function private.refund_limit() returns integer language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('finance') then
    raise insufficient_privilege using message = 'only finance reads the limit';
  end if;
  return (select s.refund_limit_cents from public.site_settings s);
end $$;
call private.publish_function('refund_limit', '{authenticated}');
