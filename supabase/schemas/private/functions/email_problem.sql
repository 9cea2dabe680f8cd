-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_problem(last_error text)
 RETURNS public.email_problem
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (case
    when last_error is null then null
    when last_error ~ 'within 72 hours' then 'too-late'
    when last_error ~ '^There is no message|invalid parameters' then 'not-written'
    when last_error ~* '\m[45]\.2\.2\M|quota|mailbox (is )?full' then 'full'
    when last_error ~* '\m5\.1\.\d|user unknown|unknown user|no such (user|mailbox)|does not exist|address rejected' then 'wrong-address'
    when last_error ~* '\m5\.7\.\d|spam|block|reputation|policy' then 'blocked'
    when last_error ~* '\m53[045]\M|login|authenticat' then 'login'
    when last_error ~* 'ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EDNS|ESOCKET|timeout|timed out|greeting|closed' then 'unreachable'
    else 'other' end)::public.email_problem
$function$;
grant execute on function private.email_problem(last_error text) to function_owner;
