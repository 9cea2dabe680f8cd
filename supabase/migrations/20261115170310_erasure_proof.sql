-- A second factor is asked of those who have one. Recovery codes do not tell: they outlive a factor that was
-- turned off or taken away by one of them.
create or replace function private.request_my_erasure() returns text
language sql security definer set search_path = '' as $$
  select case
    when not private.caller_proved_recently() then 'prove-yourself'
    when not private.caller_has_second_factor() and private.has_second_factor(private.caller_id())
      then 'prove-yourself'
    else private.schedule_erasure(private.caller_id(), private.caller_id(), 'asked', now() + interval '7 days')
  end
$$;
