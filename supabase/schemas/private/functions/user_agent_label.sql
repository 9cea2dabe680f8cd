-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.user_agent_label(user_agent text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function private.user_agent_label(user_agent text) to function_owner, service_role;
