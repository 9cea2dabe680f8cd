-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.payment_problems(before_time timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id text DEFAULT NULL::text)
 RETURNS TABLE(id text, kind public.payment_event_kind, problem public.payment_problem, amount_cents integer, received_at timestamp with time zone, donation_id uuid)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.payment_problems($1, $2); end$function$;
grant execute on function public.payment_problems(before_time timestamp with time zone, before_id text) to authenticated;
