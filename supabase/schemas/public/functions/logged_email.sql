-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.logged_email(email uuid)
 RETURNS TABLE(id uuid, message text, to_address text, subject text, state public.email_state, problem public.email_problem, last_error text, attempts integer, created_at timestamp with time zone, next_attempt_at timestamp with time zone, sent_at timestamp with time zone, resent_at timestamp with time zone, set_aside_at timestamp with time zone, set_aside_reason public.set_aside_reason, resend public.resend_outcome)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.logged_email($1); end$function$;
grant execute on function public.logged_email(email uuid) to authenticated;
