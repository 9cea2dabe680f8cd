-- What people call a browser on a device, "Safari on iPhone": the same words in the list of sessions and in the
-- letter about a new device. Most browsers also claim to be the ones further down, so the first that fits names it.
create function private.device_in_words(user_agent text) returns text
language sql immutable set search_path = '' as $$
  select case
    when browser is not null and system is not null then browser || ' on ' || system
    when system is not null then 'An app on ' || system
    else coalesce(browser, 'An unknown device') end
  from (select
    case
      when user_agent ~ '\yEdg(A|iOS)?/' then 'Edge'
      when user_agent ~ '\y(OPR|OPiOS)/|\yOpera\y' then 'Opera'
      when user_agent ~ '\ySamsungBrowser/' then 'Samsung Internet'
      when user_agent ~ '\yVivaldi/' then 'Vivaldi'
      when user_agent ~ '\yDuckDuckGo/' then 'DuckDuckGo'
      when user_agent ~ '\y(Firefox|FxiOS)/' then 'Firefox'
      when user_agent ~ '\y(HeadlessChrome|Chrome|CriOS|Chromium)/' then 'Chrome'
      when user_agent ~ '\yVersion/[\d.]+.*\ySafari/' then 'Safari'
    end as browser,
    case
      when user_agent ~ '\yiPhone\y' then 'iPhone'
      when user_agent ~ '\yiPad\y' then 'iPad'
      when user_agent ~ '\yAndroid\y.*\yMobile\y' then 'Android phone'
      when user_agent ~ '\yAndroid\y' then 'Android tablet'
      when user_agent ~ '\yCrOS\y' then 'Chromebook'
      when user_agent ~ '\yWindows\y' then 'Windows'
      when user_agent ~ '\y(Macintosh|Mac OS X)\y' then 'Mac'
      when user_agent ~ '\yLinux\y' then 'Linux'
    end as system) as named
$$;
grant execute on function private.device_in_words(text) to keeper, service_role;

alter table public.member_sessions add column device text generated always as (private.device_in_words(user_agent)) stored;
comment on column public.member_sessions.device is 'class:s2';
update private.person_map set shows = '[["device", "Device"]]' || shows where relation = 'public.member_sessions';
